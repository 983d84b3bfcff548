import { Button, VisuallyHidden } from '#design';

export function Example() {
  return (
    <Button>
      Remove<VisuallyHidden> Li Na</VisuallyHidden>
    </Button>
  );
}
