import { Link, VisuallyHidden } from '#design';

export function Example() {
  return (
    <Link href="#privacy">
      Privacy Policy<VisuallyHidden> (opens a new tab)</VisuallyHidden>
    </Link>
  );
}
