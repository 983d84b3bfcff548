import { Button, Tooltip } from '#design';

export function Example() {
  return (
    <Tooltip text="Log in with the account of your company">
      {(trigger) => <Button {...trigger}>Enterprise account</Button>}
    </Tooltip>
  );
}
