import { Line } from './styled';

export interface TruncatedTextProps {
  /** For the element that it names. */
  id?: string | undefined;
  /**
   * For codes and addresses, which run left to right in every language; default: the text's own
   * direction.
   */
  dir?: 'ltr' | undefined;
  children: string;
}

/**
 * Text from elsewhere on one line. If space is short, its end is cut off, in its own direction. A
 * pointer on it shows the whole text; assistive technology always reads it.
 */
export function TruncatedText({ id, dir, children }: TruncatedTextProps) {
  return (
    <Line id={id} dir={dir} title={children}>
      {children}
    </Line>
  );
}
