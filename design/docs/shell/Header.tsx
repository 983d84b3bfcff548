import { useAddress } from '../../.ladle/addressView';
import { Icon } from '../../icons/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Link } from '../../components/Link/Link';
import { version } from '../../../package.json';
import { Search } from '../search/Search';
import { storyAddress } from '../storyAddress';
import { ForPhones, ForWindows } from './layout';
import { SITE } from './siteMap';
import { SiteBar, Name } from './styledHeader';
import { ViewControls } from './ViewControls';
import type { ViewControlsProps } from './ViewControls';

interface HeaderProps extends ViewControlsProps {
  /** The id of the navigation, which phones show as a drawer. */
  navigation: string;
}

export function Header({ navigation, ...view }: HeaderProps) {
  const address = useAddress();
  return (
    <SiteBar>
      <ForPhones>
        <IconButton
          label="Navigation"
          popoverTarget={navigation}
          icon={
            <Icon>
              <path d="M3 5.5h14M3 10h14M3 14.5h14" />
            </Icon>
          }
        />
      </ForPhones>
      <Name href={storyAddress(address, 'overview--welcome')}>
        <Icon>
          <path d="m10 3 8 4-8 4-8-4 8-4ZM5 9v4.5c1.4 1.2 3 1.8 5 1.8s3.6-.6 5-1.8V9" />
        </Icon>
        {SITE}
      </Name>
      <ForWindows>
        <Link
          href={storyAddress(address, 'overview--changes')}
          aria-label={`Version ${version}, what changed`}
        >
          {version}
        </Link>
      </ForWindows>
      <Search />
      <ForWindows>
        <ViewControls {...view} />
      </ForWindows>
    </SiteBar>
  );
}
