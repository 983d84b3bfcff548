import type { ComponentDocumentation } from './documentation';
import { avatarDocs } from '../components/Avatar/Avatar.docs';
import { badgeDocs } from '../components/Badge/Badge.docs';
import { buttonDocs } from '../components/Button/Button.docs';
import { cardDocs } from '../components/Card/Card.docs';
import { checkboxDocs } from '../components/Checkbox/Checkbox.docs';
import { disclosureDocs } from '../components/Disclosure/Disclosure.docs';
import { errorSummaryDocs } from '../components/ErrorSummary/ErrorSummary.docs';
import { fileDropDocs } from '../components/FileDrop/FileDrop.docs';
import { headingDocs } from '../components/Heading/Heading.docs';
import { iconButtonDocs } from '../components/IconButton/IconButton.docs';
import { inlineMessageDocs } from '../components/InlineMessage/InlineMessage.docs';
import { linkDocs } from '../components/Link/Link.docs';
import { liveRegionDocs } from '../components/LiveRegion/LiveRegion.docs';
import { menuDocs } from '../components/Menu/Menu.docs';
import { modalDocs } from '../components/Modal/Modal.docs';
import { noticeRegionDocs } from '../components/NoticeRegion/NoticeRegion.docs';
import { paginationDocs } from '../components/Pagination/Pagination.docs';
import { progressBarDocs } from '../components/ProgressBar/ProgressBar.docs';
import { radioGroupDocs } from '../components/RadioGroup/RadioGroup.docs';
import { searchFieldDocs } from '../components/SearchField/SearchField.docs';
import { selectDocs } from '../components/Select/Select.docs';
import { skeletonDocs } from '../components/Skeleton/Skeleton.docs';
import { spinnerDocs } from '../components/Spinner/Spinner.docs';
import { stackDocs } from '../components/Stack/Stack.docs';
import { tableDocs } from '../components/Table/Table.docs';
import { tabsDocs } from '../components/Tabs/Tabs.docs';
import { textDocs } from '../components/Text/Text.docs';
import { textAreaDocs } from '../components/TextArea/TextArea.docs';
import { textFieldDocs } from '../components/TextField/TextField.docs';
import { tickBoxDocs } from '../components/TickBox/TickBox.docs';
import { tooltipDocs } from '../components/Tooltip/Tooltip.docs';
import { treeDocs } from '../components/Tree/Tree.docs';
import { truncatedTextDocs } from '../components/TruncatedText/TruncatedText.docs';
import { visuallyHiddenDocs } from '../components/VisuallyHidden/VisuallyHidden.docs';

/** The documentation of every component, in alphabetical order. */
export const componentDocs: readonly ComponentDocumentation[] = [
  avatarDocs,
  badgeDocs,
  buttonDocs,
  cardDocs,
  checkboxDocs,
  disclosureDocs,
  errorSummaryDocs,
  fileDropDocs,
  headingDocs,
  iconButtonDocs,
  inlineMessageDocs,
  linkDocs,
  liveRegionDocs,
  menuDocs,
  modalDocs,
  noticeRegionDocs,
  paginationDocs,
  progressBarDocs,
  radioGroupDocs,
  searchFieldDocs,
  selectDocs,
  skeletonDocs,
  spinnerDocs,
  stackDocs,
  tableDocs,
  tabsDocs,
  textDocs,
  textAreaDocs,
  textFieldDocs,
  tickBoxDocs,
  tooltipDocs,
  treeDocs,
  truncatedTextDocs,
  visuallyHiddenDocs,
];
