import { Disclosure } from '../../components/Disclosure/Disclosure';
import { OutlineLinks } from './OutlineLinks';
import { FoldedOutline } from './styledPage';
import { useOutline } from './useOutline';

/** Links to the headings of the page below its head, where there is no space beside the page. */
export function OutlineBelow() {
  const outline = useOutline();
  if (outline.length < 2) return null;
  return (
    <FoldedOutline aria-label="On this page">
      <Disclosure summary="On this page">
        <OutlineLinks outline={outline} />
      </Disclosure>
    </FoldedOutline>
  );
}
