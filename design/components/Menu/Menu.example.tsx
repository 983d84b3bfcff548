import { Avatar, ChevronDownIcon, LogOutIcon, Menu, ShieldIcon } from '#design';

export function Example() {
  return (
    <Menu
      label="Li Na"
      trigger={
        <>
          <Avatar name="Li Na" />
          <span>Li Na</span>
          <ChevronDownIcon size="small" />
        </>
      }
      items={[
        { id: 'security', label: 'Account security', icon: <ShieldIcon />, href: '#security' },
        { id: 'out', label: 'Log out', icon: <LogOutIcon />, onSelect: () => undefined },
      ]}
    />
  );
}
