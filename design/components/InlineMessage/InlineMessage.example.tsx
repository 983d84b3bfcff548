import { Button, InlineMessage } from '#design';

export function Example() {
  return (
    <InlineMessage tone="danger" action={<Button size="small">Refresh</Button>}>
      The QR code could not be loaded.
    </InlineMessage>
  );
}
