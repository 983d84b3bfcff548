import { LogOutIcon, Menu, ShieldIcon } from '#design';

export function Example() {
  return (
    <Menu
      label="Li Na"
      trigger="Li Na"
      items={[
        { id: 'privacy', label: 'Privacy', icon: <ShieldIcon />, onSelect: () => undefined },
        { id: 'out', label: 'Log out', icon: <LogOutIcon />, onSelect: () => undefined },
      ]}
    />
  );
}
