import { Line } from './styled';

export interface TruncatedTextProps {
  /** For whatever it names. */
  id?: string | undefined;
  /** Of codes and addresses, which are left to right in every language; otherwise the text's own. */
  dir?: 'ltr' | undefined;
  children: string;
}

/**
 * Text from elsewhere on one line: where there is no room its end is cut, in its own direction. A pointer that rests on it
 * reads it whole; assistive technology always does.
 */
export function TruncatedText({ id, dir, children }: TruncatedTextProps) {
  return (
    <Line id={id} dir={dir} title={children}>
      {children}
    </Line>
  );
}
