import { token, TruncatedText } from '#design';

export function Example() {
  return (
    <div style={{ inlineSize: token('measure.16') }}>
      <TruncatedText>Maria da Conceição dos Santos Magalhães de Albuquerque</TruncatedText>
    </div>
  );
}
