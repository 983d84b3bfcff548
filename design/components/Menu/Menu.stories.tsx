import { ChevronDownIcon, LogOutIcon, ShieldIcon } from '../../icons/icons';
import { Avatar } from '../Avatar/Avatar';
import { Stack } from '../Stack/Stack';
import { Menu } from './Menu';
import { documentationStory, matrixStory, stateStory } from '../../docs/storiesOf';
import { docs } from './Menu.docs';

export default { title: 'Components / Menu' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Open = stateStory(docs, 'Open');

const items = [
  { id: 'security', label: 'Account security', href: '#security', icon: <ShieldIcon /> },
  { id: 'out', label: 'Log out', onSelect: () => undefined, icon: <LogOutIcon /> },
];

export const Account = () => (
  <Stack direction="row" justify="end">
    <Menu
      label="Li Na"
      items={items}
      trigger={
        <>
          <Avatar name="Li Na" />
          Li Na
          <ChevronDownIcon size="small" />
        </>
      }
    />
  </Stack>
);

export const Arabic = () => (
  <Stack dir="rtl" lang="ar" direction="row" justify="end">
    <Menu
      label="ليلى"
      items={[{ id: 'out', label: 'تسجيل الخروج', icon: <LogOutIcon /> }]}
      trigger={
        <>
          <Avatar name="ليلى" />
          ليلى
        </>
      }
    />
  </Stack>
);
