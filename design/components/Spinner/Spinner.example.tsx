import { Spinner } from '#design';

export function Example() {
  return <Spinner label="Loading the QR code" />;
}
