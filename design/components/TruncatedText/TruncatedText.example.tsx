import { TruncatedText } from '#design';

export function Example() {
  return <TruncatedText>Maria da Conceição dos Santos Magalhães de Albuquerque</TruncatedText>;
}
