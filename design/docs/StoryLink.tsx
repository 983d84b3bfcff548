import { useAddress } from '../.ladle/addressView';
import { Link } from '../components/Link/Link';
import type { LinkProps } from '../components/Link/Link';
import { storyAddress } from './storyAddress';

export const StoryLink = ({ story, ...rest }: Omit<LinkProps, 'href'> & { story: string }) => (
  <Link {...rest} href={storyAddress(useAddress(), story)} />
);
