// Written by scripts/generate/generateProps.ts from design/components. Do not edit.
import type { DocumentedProps } from './documentedProps';

export const componentProps: { readonly [name: string]: DocumentedProps } = {
  Avatar: {
    also: "",
    props: [
      {"name":"name","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"src","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"size","type":"number","isRequired":false,"byDefault":"32","about":"Diameter in px."},
    ],
  },
  Badge: {
    also: "",
    props: [
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"For `aria-describedby` of what the badge marks."},
      {"name":"tone","type":"'accent' | 'neutral'","isRequired":false,"byDefault":"'accent'","about":"`neutral` for a state that asks for nothing, such as \"Disabled\"."},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
    ],
  },
  Button: {
    also: "ButtonHTMLAttributes<HTMLButtonElement>",
    props: [
      {"name":"variant","type":"'primary' | 'secondary' | 'ghost' | 'link'","isRequired":false,"byDefault":"'secondary'","about":""},
      {"name":"size","type":"'small' | 'medium' | 'large'","isRequired":false,"byDefault":"'medium'","about":""},
      {"name":"block","type":"boolean","isRequired":false,"byDefault":"false","about":"As wide as its container."},
      {"name":"loading","type":"boolean","isRequired":false,"byDefault":"false","about":"Busy: keeps width, focus and name, shows a spinner and ignores clicks, Enter and form submission."},
      {"name":"dimmed","type":"boolean","isRequired":false,"byDefault":"false","about":"Looks disabled and says so, yet clicks reach `onClick`, so that the form can explain what is missing."},
      {"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"ref","type":"Ref<HTMLButtonElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  Card: {
    also: "HTMLAttributes<HTMLDivElement>",
    props: [
    ],
  },
  Checkbox: {
    also: "",
    props: [
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":"The label, and the whole accessible name. Links inside it open without ticking the box."},
      {"name":"checked","type":"boolean","isRequired":true,"byDefault":"","about":""},
      {"name":"onChange","type":"(checked: boolean) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"name","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"ref","type":"Ref<HTMLInputElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  Disclosure: {
    also: "",
    props: [
      {"name":"summary","type":"ReactNode","isRequired":true,"byDefault":"","about":"One line that says enough on its own; the button's name."},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":"What is shown and hidden; made only while it is shown."},
    ],
  },
  ErrorSummary: {
    also: "",
    props: [
      {"name":"title","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"items","type":"readonly { fieldId: string; text: string }[]","isRequired":false,"byDefault":"[]","about":"What is wrong, in the order of the fields; each leads to the control with its id."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":"More words, where no field is to blame."},
      {"name":"attempt","type":"unknown","isRequired":true,"byDefault":"","about":"Another value for each refused try: the summary takes the focus again."},
    ],
  },
  FileDrop: {
    also: "",
    props: [
      {"name":"chooseLabel","type":"string","isRequired":true,"byDefault":"","about":"Name of the button that opens the system's file dialog."},
      {"name":"accept","type":"string","isRequired":true,"byDefault":"","about":"What the file dialog offers first, as in `<input accept>`; no check."},
      {"name":"onFiles","type":"(files: readonly File[]) => void","isRequired":true,"byDefault":"","about":"The chosen or dropped files, one at least. The same file can be chosen again."},
      {"name":"onPress","type":"(() => void)","isRequired":false,"byDefault":"","about":"Called instead of opening the file dialog."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":"Words beside the button, such as \"or drop it here\"."},
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"Id of the button, for links that lead here."},
      {"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"invalid","type":"boolean","isRequired":false,"byDefault":"false","about":""},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"false","about":""},
      {"name":"aria-describedby","type":"string","isRequired":false,"byDefault":"","about":""},
    ],
  },
  Heading: {
    also: "HTMLAttributes<HTMLHeadingElement>",
    props: [
      {"name":"level","type":"1 | 2 | 3","isRequired":true,"byDefault":"","about":"Place in the outline, 1 to 3; size follows it."},
      {"name":"ref","type":"Ref<HTMLHeadingElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  IconButton: {
    also: "ButtonHTMLAttributes<HTMLButtonElement>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name: what pressing does."},
      {"name":"icon","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
      {"name":"size","type":"'small' | 'medium' | 'large'","isRequired":false,"byDefault":"'medium'","about":""},
      {"name":"ref","type":"Ref<HTMLButtonElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  InlineMessage: {
    also: "",
    props: [
      {"name":"tone","type":"Tone","isRequired":true,"byDefault":"","about":""},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
      {"name":"action","type":"ReactNode","isRequired":false,"byDefault":"","about":"One thing to do about it: a small `Button` or a `Link`."},
    ],
  },
  Link: {
    also: "AnchorHTMLAttributes<HTMLAnchorElement>",
    props: [
      {"name":"href","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"look","type":"'text' | 'button'","isRequired":false,"byDefault":"'text'","about":"`button` for the one way on from a page that offers nothing else."},
      {"name":"newTab","type":"boolean","isRequired":false,"byDefault":"false","about":"Opens a new tab that can neither reach back nor learn the address it came from."},
      {"name":"newTabLabel","type":"string","isRequired":false,"byDefault":"","about":"Heard after the link's text, such as \"(opens a new tab)\"; becomes part of the name."},
      {"name":"ref","type":"Ref<HTMLAnchorElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  LiveRegion: {
    also: "",
    props: [
      {"name":"politeness","type":"'polite' | 'assertive'","isRequired":false,"byDefault":"'polite'","about":""},
      {"name":"visuallyHidden","type":"boolean","isRequired":false,"byDefault":"false","about":"Heard but not seen."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
    ],
  },
  Menu: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The button's accessible name."},
      {"name":"trigger","type":"ReactNode","isRequired":true,"byDefault":"","about":"What the button shows."},
      {"name":"items","type":"readonly MenuItem[]","isRequired":true,"byDefault":"","about":""},
      {"name":"head","type":"ReactNode","isRequired":false,"byDefault":"","about":"Words above the items, such as whose account it is."},
    ],
  },
  Modal: {
    also: "",
    props: [
      {"name":"open","type":"boolean","isRequired":true,"byDefault":"","about":""},
      {"name":"title","type":"ReactNode","isRequired":true,"byDefault":"","about":"Shown as an h2, which names the dialog."},
      {"name":"titleHidden","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"lead","type":"string","isRequired":false,"byDefault":"","about":"A quiet line below the title: what the dialog is for."},
      {"name":"corner","type":"ReactNode","isRequired":false,"byDefault":"","about":"A control in the card's corner at the top and the inline end, 64 px at most; the title keeps clear of it."},
      {"name":"role","type":"'dialog' | 'alertdialog'","isRequired":false,"byDefault":"","about":"`alertdialog` for a question that must be answered; its content is then read out too."},
      {"name":"width","type":"number","isRequired":false,"byDefault":"","about":"Widest, in px, 524 by default; narrower windows win."},
      {"name":"height","type":"number","isRequired":false,"byDefault":"","about":"About how high the card is, in px: 720 by default, 320 for a question. It is in the middle of the window at that height, and its top edge stays where it is when the content has another one. /"},
      {"name":"onClose","type":"(() => void)","isRequired":false,"byDefault":"","about":""},
      {"name":"closeLabel","type":"string","isRequired":false,"byDefault":"","about":"Puts a round close button with this name below the card, or at the window's lower edge where the card goes further."},
      {"name":"closeOnEscape","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"initialFocusRef","type":"RefObject<HTMLElement | null>","isRequired":false,"byDefault":"","about":"What gets focus first; otherwise the first thing that can, else the dialog. Keep the ref stable."},
      {"name":"footer","type":"ReactNode","isRequired":false,"byDefault":"","about":"Buttons at the inline end."},
      {"name":"sign","type":"ReactNode","isRequired":false,"byDefault":"","about":"Stands before the title: a `ToneIcon`, or a mark as high as title and lead."},
      {"name":"inPlace","type":"boolean","isRequired":false,"byDefault":"false","about":"Draws it where it stands in the tree, and not in a portal: pre-rendered markup can hold it then. Nothing above it may be inert, transformed, or a stacking context. Must not change. /"},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
    ],
  },
  NoticeRegion: {
    also: "",
    props: [
      {"name":"notices","type":"readonly Notice[]","isRequired":true,"byDefault":"","about":""},
      {"name":"onDismiss","type":"(id: string) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"dismissLabel","type":"string","isRequired":true,"byDefault":"","about":"Name of each notice's close button."},
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Name of the region."},
    ],
  },
  Pagination: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Names the navigation."},
      {"name":"page","type":"number","isRequired":true,"byDefault":"","about":"From 1."},
      {"name":"pageCount","type":"number","isRequired":true,"byDefault":"","about":""},
      {"name":"onPage","type":"(page: number) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"size","type":"number","isRequired":true,"byDefault":"","about":""},
      {"name":"sizes","type":"readonly number[]","isRequired":true,"byDefault":"","about":""},
      {"name":"onSize","type":"(size: number) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"summary","type":"string","isRequired":true,"byDefault":"","about":"What is shown of how many, as \"1–20 of 3,000\"."},
      {"name":"texts","type":"{ previous: string; next: string; size: string; page: (page: number) => string }","isRequired":true,"byDefault":"","about":""},
    ],
  },
  ProgressBar: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Accessible name."},
      {"name":"value","type":"number","isRequired":false,"byDefault":"","about":"Percent; absent while nobody knows."},
    ],
  },
  RadioGroup: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Visible, and the name of the group."},
      {"name":"mark","type":"string","isRequired":false,"byDefault":"","about":"Beside the label, such as \"Required\"; `required` says it to assistive technology."},
      {"name":"name","type":"string","isRequired":true,"byDefault":"","about":"Name of the inputs; one group of the page has it."},
      {"name":"options","type":"readonly RadioOption<Value>[]","isRequired":true,"byDefault":"","about":""},
      {"name":"value","type":"Value | ''","isRequired":true,"byDefault":"","about":"Empty while nothing is chosen."},
      {"name":"onChange","type":"(value: Value) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"Id of the first button, for links that lead here."},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"required","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"","about":""},
    ],
  },
  SearchField: {
    also: "Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name, shown in the empty field."},
      {"name":"onClear","type":"(() => void)","isRequired":false,"byDefault":"","about":"Empties the field, by a button that is there while something is in it; `value` must be given then."},
      {"name":"clearLabel","type":"string","isRequired":false,"byDefault":"","about":"What that button is called."},
    ],
  },
  Select: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"labelHidden","type":"boolean","isRequired":false,"byDefault":"false","about":""},
      {"name":"value","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"options","type":"readonly SelectOption[]","isRequired":true,"byDefault":"","about":""},
      {"name":"onChange","type":"(value: string) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"variant","type":"'field' | 'quiet'","isRequired":false,"byDefault":"'field'","about":"`quiet` has no frame, small letters, and is as wide as what it shows: for choosers beside other things, not in forms."},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"ref","type":"Ref<HTMLSelectElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  Skeleton: {
    also: "",
    props: [
      {"name":"inlineSize","type":"string","isRequired":false,"byDefault":"'100%'","about":"CSS lengths; a full-width line of text unless given."},
      {"name":"blockSize","type":"string","isRequired":false,"byDefault":"'1em'","about":""},
      {"name":"radius","type":"'small' | 'control' | 'card' | 'full'","isRequired":false,"byDefault":"'small'","about":""},
    ],
  },
  Spinner: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":false,"byDefault":"","about":"What is being waited for. Without it the spinner is decoration beside words that already say so."},
    ],
  },
  Stack: {
    also: "HTMLAttributes<HTMLDivElement>",
    props: [
      {"name":"gap","type":"SpaceKey","isRequired":true,"byDefault":"'4'","about":""},
      {"name":"direction","type":"'column' | 'row'","isRequired":true,"byDefault":"'column'","about":""},
      {"name":"align","type":"'start' | 'center' | 'end' | 'stretch' | 'baseline'","isRequired":true,"byDefault":"'stretch'","about":""},
      {"name":"justify","type":"'start' | 'center' | 'end' | 'space-between'","isRequired":true,"byDefault":"'start'","about":""},
      {"name":"wrap","type":"boolean","isRequired":true,"byDefault":"false","about":""},
    ],
  },
  Table: {
    also: "<table>",
    props: [
    ],
  },
  Tabs: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Names the row of tabs."},
      {"name":"tabs","type":"readonly { id: Id; label: string }[]","isRequired":true,"byDefault":"","about":""},
      {"name":"value","type":"Id","isRequired":true,"byDefault":"","about":""},
      {"name":"onChange","type":"(id: Id) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":"The panel of the tab in front."},
    ],
  },
  Text: {
    also: "HTMLAttributes<HTMLElement>",
    props: [
      {"name":"tone","type":"'primary' | 'secondary' | 'muted' | 'danger'","isRequired":false,"byDefault":"'primary'","about":""},
      {"name":"size","type":"'small' | 'medium' | 'large'","isRequired":false,"byDefault":"'medium'","about":""},
      {"name":"as","type":"'p' | 'span' | 'div'","isRequired":false,"byDefault":"'p'","about":"`p` unless it stands inside other text."},
    ],
  },
  TextArea: {
    also: "TextareaHTMLAttributes<HTMLTextAreaElement>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Visible, and the whole accessible name."},
      {"name":"mark","type":"string","isRequired":false,"byDefault":"","about":"Beside the label, such as \"Required\"; no part of the name: say it by `aria-required` too."},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"hint","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"count","type":"string","isRequired":false,"byDefault":"","about":"How much has been written, such as \"12 / 500\"; seen only, so announce the end of it apart."},
      {"name":"over","type":"boolean","isRequired":false,"byDefault":"false","about":"Whether more has been written than may be."},
      {"name":"ref","type":"Ref<HTMLTextAreaElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  TextField: {
    also: "Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Visible, and the whole accessible name."},
      {"name":"mark","type":"string","isRequired":false,"byDefault":"","about":"Beside the label, such as \"Required\"; no part of the name: say it by `aria-required` too."},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"hint","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"prefix","type":"ReactNode","isRequired":false,"byDefault":"","about":"Inside the frame before the input, such as \"+86\"; no part of the name."},
      {"name":"suffix","type":"ReactNode","isRequired":false,"byDefault":"","about":"Inside the frame at the inline end: a small `Button`. Wraps under the input when space is short."},
      {"name":"ref","type":"Ref<HTMLInputElement>","isRequired":false,"byDefault":"","about":""},
    ],
  },
  TickBox: {
    also: "Omit< InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange' | 'type' >",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name; what stands beside the box is not read as such."},
      {"name":"state","type":"'all' | 'some' | 'none'","isRequired":true,"byDefault":"","about":"`some` is the third state, of a box that speaks for many."},
      {"name":"onChange","type":"(chosen: boolean) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"locked","type":"boolean","isRequired":false,"byDefault":"false","about":"Says that it cannot be changed, yet can be reached and read."},
    ],
  },
  Tooltip: {
    also: "",
    props: [
      {"name":"text","type":"string","isRequired":true,"byDefault":"","about":"A sentence that helps and is not needed: fingers never see it."},
      {"name":"children","type":"children(trigger: TooltipTrigger): ReactNode","isRequired":true,"byDefault":"","about":""},
    ],
  },
  Tree: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"choice","type":"'many' | 'one'","isRequired":false,"byDefault":"'many'","about":"`many` has boxes to tick; of `one` an item is chosen by Enter, Space or a click, and the others are not."},
      {"name":"items","type":"readonly TreeItem[]","isRequired":true,"byDefault":"","about":"Those that are open to view, in their order."},
      {"name":"onTick","type":"(id: string, chosen: boolean) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"onExpand","type":"(id: string, expanded: boolean) => void","isRequired":true,"byDefault":"","about":""},
    ],
  },
  TruncatedText: {
    also: "",
    props: [
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"For whatever it names."},
      {"name":"dir","type":"'ltr'","isRequired":false,"byDefault":"","about":"Of codes and addresses, which are left to right in every language; otherwise the text's own."},
      {"name":"children","type":"string","isRequired":true,"byDefault":"","about":""},
    ],
  },
  VisuallyHidden: {
    also: "",
    props: [
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
    ],
  },
};
