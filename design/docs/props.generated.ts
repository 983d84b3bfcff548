// Written by scripts/generate/generateProps.ts from design/components. Do not edit.
import type { DocumentedProps } from './documentedProps';

export const componentProps: { readonly [name: string]: DocumentedProps } = {
  Avatar: {
    also: "",
    props: [
      {"name":"name","type":"string","isRequired":true,"byDefault":"","about":"The person's whole name, which is also the accessible name."},
      {"name":"src","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"size","type":"number","isRequired":false,"byDefault":"32","about":"Diameter in px."},
    ],
    types: [],
  },
  Badge: {
    also: "",
    props: [
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"For `aria-describedby` of the marked element."},
      {"name":"tone","type":"'accent' | 'neutral'","isRequired":false,"byDefault":"'accent'","about":"`neutral` for a state that needs no action, such as \"Disabled\"."},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
    ],
    types: [],
  },
  Button: {
    also: "ButtonHTMLAttributes<HTMLButtonElement>",
    props: [
      {"name":"variant","type":"'primary' | 'tint' | 'secondary' | 'ghost' | 'link'","isRequired":false,"byDefault":"'secondary'","about":""},
      {"name":"size","type":"'small' | 'medium' | 'large'","isRequired":false,"byDefault":"'medium'","about":"The height: 32, 40 or 48 px, on touch screens at least 44. A link is as high as its text."},
      {"name":"block","type":"boolean","isRequired":false,"byDefault":"false","about":"As wide as its container."},
      {"name":"loading","type":"boolean","isRequired":false,"byDefault":"false","about":"Busy: keeps width, focus and name, shows a spinner and ignores clicks, Enter and form submission."},
      {"name":"dimmed","type":"boolean","isRequired":false,"byDefault":"false","about":"Looks disabled and is announced so, but clicks reach `onClick`, so that the form can explain what is missing."},
      {"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":"Decorative, before the words."},
      {"name":"ref","type":"Ref<HTMLButtonElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  Card: {
    also: "HTMLAttributes<HTMLDivElement>",
    props: [
    ],
    types: [],
  },
  Checkbox: {
    also: "",
    props: [
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":"The label, and the whole accessible name. Links inside it open without changing the box."},
      {"name":"checked","type":"boolean","isRequired":true,"byDefault":"","about":""},
      {"name":"onChange","type":"(checked: boolean) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"name","type":"string","isRequired":false,"byDefault":"","about":"The name of the field in a form."},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"ref","type":"Ref<HTMLInputElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  Disclosure: {
    also: "",
    props: [
      {"name":"summary","type":"ReactNode","isRequired":true,"byDefault":"","about":"One line that is complete without the details; the button's name."},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":"The details. They are rendered only while they are shown."},
    ],
    types: [],
  },
  ErrorSummary: {
    also: "",
    props: [
      {"name":"title","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"items","type":"readonly { fieldId: string; text: string }[]","isRequired":false,"byDefault":"[]","about":"The errors in the order of the fields; each links to the control with its id."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":"Further text, if no field causes the error."},
      {"name":"attempt","type":"unknown","isRequired":true,"byDefault":"","about":"A new value for each refused attempt; the summary then takes the focus again."},
    ],
    types: [],
  },
  FileDrop: {
    also: "",
    props: [
      {"name":"chooseLabel","type":"string","isRequired":true,"byDefault":"","about":"Name of the button that opens the system's file dialog."},
      {"name":"accept","type":"string","isRequired":true,"byDefault":"","about":"The filter of the file dialog, as in `<input accept>`. It is not a check."},
      {"name":"onFiles","type":"(files: readonly File[]) => void","isRequired":true,"byDefault":"","about":"The chosen or dropped files, at least one. The same file can be chosen again."},
      {"name":"onPress","type":"() => void","isRequired":false,"byDefault":"","about":"Called instead of opening the file dialog."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":"Text beside the button, for example \"or drop it here\"."},
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"Id of the button, for links to it."},
      {"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":"Decorative, before the button."},
      {"name":"invalid","type":"boolean","isRequired":false,"byDefault":"false","about":"Shown by the edge alone: say in words beside it what is wrong."},
      {"name":"compact","type":"boolean","isRequired":false,"byDefault":"false","about":"One row instead of a large area, for a file that can be replaced."},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"false","about":"Refuses files. The button is dimmed and keeps its tab stop."},
      {"name":"aria-describedby","type":"string","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  Heading: {
    also: "HTMLAttributes<HTMLHeadingElement>",
    props: [
      {"name":"level","type":"1 | 2 | 3","isRequired":true,"byDefault":"","about":"Level in the outline, 1 to 3; it determines the size."},
      {"name":"ref","type":"Ref<HTMLHeadingElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  IconButton: {
    also: "ButtonHTMLAttributes<HTMLButtonElement>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name: what a press does."},
      {"name":"icon","type":"ReactNode","isRequired":true,"byDefault":"","about":"Decorative: `label` is the name."},
      {"name":"size","type":"'small' | 'medium' | 'large'","isRequired":false,"byDefault":"'medium'","about":"The diameter: 32, 40 or 48 px, on touch screens at least 44."},
      {"name":"ref","type":"Ref<HTMLButtonElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  InlineMessage: {
    also: "",
    props: [
      {"name":"tone","type":"'info' | 'success' | 'warning' | 'danger'","isRequired":true,"byDefault":"","about":""},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
      {"name":"action","type":"ReactNode","isRequired":false,"byDefault":"","about":"One action: a small `Button` or a `Link`."},
    ],
    types: [],
  },
  Link: {
    also: "AnchorHTMLAttributes<HTMLAnchorElement>",
    props: [
      {"name":"href","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"look","type":"'text' | 'button'","isRequired":false,"byDefault":"'text'","about":"`button` for the main link of a page that has no other action."},
      {"name":"newTab","type":"boolean","isRequired":false,"byDefault":"false","about":"Opens a new tab, whose page cannot access this one or learn its address. If this may surprise users, say so in the text beside the link."},
      {"name":"ref","type":"Ref<HTMLAnchorElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  LiveRegion: {
    also: "",
    props: [
      {"name":"politeness","type":"'polite' | 'assertive'","isRequired":false,"byDefault":"'polite'","about":""},
      {"name":"visuallyHidden","type":"boolean","isRequired":false,"byDefault":"false","about":"Announced but not visible."},
      {"name":"delay","type":"number","isRequired":false,"byDefault":"","about":"For a region that has content when it mounts: how long it stays empty before, in ms. Also for what is announced only after it lasted, such as loading."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  Menu: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The button's accessible name."},
      {"name":"trigger","type":"ReactNode","isRequired":true,"byDefault":"","about":"What the button shows."},
      {"name":"items","type":"readonly MenuItem[]","isRequired":true,"byDefault":"","about":""},
      {"name":"head","type":"ReactNode","isRequired":false,"byDefault":"","about":"Words above the items, such as whose account it is."},
    ],
    types: [{"name":"MenuItem","props":[{"name":"id","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"label","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"onSelect","type":"() => void","isRequired":false,"byDefault":"","about":""},{"name":"href","type":"string","isRequired":false,"byDefault":"","about":"Makes the item a link."},{"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":""}]}],
  },
  Modal: {
    also: "",
    props: [
      {"name":"open","type":"boolean","isRequired":true,"byDefault":"","about":""},
      {"name":"title","type":"ReactNode","isRequired":true,"byDefault":"","about":"Shown as a heading that names the dialog: an h2, or the h1 of a page that it is."},
      {"name":"lead","type":"string","isRequired":false,"byDefault":"","about":"A secondary line below the title that says what the dialog is for."},
      {"name":"corner","type":"ReactNode","isRequired":false,"byDefault":"","about":"A control in the card's corner at the top and the inline end, at most 64 px; the title does not overlap it."},
      {"name":"role","type":"'dialog' | 'alertdialog'","isRequired":false,"byDefault":"'dialog'","about":"`alertdialog` for a question that must be answered; its content is then also read."},
      {"name":"width","type":"number","isRequired":false,"byDefault":"524","about":"Maximum width in px. In narrower windows it shrinks."},
      {"name":"height","type":"number","isRequired":false,"byDefault":"","about":"The usual height of the card in px: 568 by default, 320 for a question. The dialog is centered at this height, and its top edge stays in place when the content has another height. A dialog of the usual height is a sheet of the whole window on phones."},
      {"name":"onClose","type":"() => void","isRequired":false,"byDefault":"","about":""},
      {"name":"closeLabel","type":"string","isRequired":false,"byDefault":"","about":"The name of a round close button beside the card; below it in narrow windows and for wider dialogs; without it there is none."},
      {"name":"closeOnEscape","type":"boolean","isRequired":false,"byDefault":"false","about":""},
      {"name":"placement","type":"'bottom'","isRequired":false,"byDefault":"","about":"`bottom`: on phones at the window's lower edge, in reach of the thumb."},
      {"name":"initialFocusRef","type":"RefObject<HTMLElement | null>","isRequired":false,"byDefault":"","about":"The element that gets the focus first; otherwise the first focusable element, else the dialog. Keep the ref stable."},
      {"name":"describedBy","type":"string","isRequired":false,"byDefault":"","about":"Id of the text that describes the dialog, such as instructions."},
      {"name":"footer","type":"ReactNode","isRequired":false,"byDefault":"","about":"Buttons at the inline end."},
      {"name":"sign","type":"ReactNode","isRequired":false,"byDefault":"","about":"Shown before the title: a `ToneIcon`, or a mark as high as title and lead."},
      {"name":"inPlace","type":"boolean","isRequired":false,"byDefault":"false","about":"For a page that consists of the dialog: a calm surface instead of the mask, no entrance, and its place in the tree, as the main part, instead of a portal, so that pre-rendered markup can contain it. No ancestor may be inert, transformed, or a stacking context. Must not change while open."},
      {"name":"children","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  NoticeRegion: {
    also: "",
    props: [
      {"name":"notices","type":"readonly Notice[]","isRequired":true,"byDefault":"","about":""},
      {"name":"onDismiss","type":"(id: string) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"dismissLabel","type":"string","isRequired":true,"byDefault":"","about":"Name of each notice's close button."},
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Name of the region."},
    ],
    types: [{"name":"Notice","props":[{"name":"id","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"tone","type":"'info' | 'success' | 'warning' | 'danger'","isRequired":true,"byDefault":"","about":""},{"name":"text","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"visuallyHidden","type":"boolean","isRequired":false,"byDefault":"","about":"Heard only: the page shows it in another place."}]}],
  },
  Pagination: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Names the navigation."},
      {"name":"page","type":"number","isRequired":true,"byDefault":"","about":"From 1."},
      {"name":"pageCount","type":"number","isRequired":true,"byDefault":"","about":""},
      {"name":"onPage","type":"(page: number) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"size","type":"number","isRequired":true,"byDefault":"","about":"Rows on a page: one of `sizes`."},
      {"name":"sizes","type":"readonly number[]","isRequired":true,"byDefault":"","about":""},
      {"name":"onSize","type":"(size: number) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"summary","type":"string","isRequired":true,"byDefault":"","about":"The shown range and the total, for example \"1–20 of 3,000\"."},
      {"name":"texts","type":"{ previous: string; next: string; size: string; perPage: (size: number) => string; page: (page: number) => string; number: (page: number) => string; }","isRequired":true,"byDefault":"","about":""},
    ],
    types: [],
  },
  ProgressBar: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Accessible name."},
      {"name":"value","type":"number","isRequired":false,"byDefault":"","about":"Percent; absent while the progress is unknown."},
    ],
    types: [],
  },
  RadioGroup: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Visible, and the name of the group."},
      {"name":"mark","type":"string","isRequired":false,"byDefault":"","about":"Beside the label, for example \"Required\"; `required` announces it to assistive technology."},
      {"name":"name","type":"string","isRequired":true,"byDefault":"","about":"Name of the inputs, unique on the page."},
      {"name":"options","type":"readonly RadioOption<Value>[]","isRequired":true,"byDefault":"","about":""},
      {"name":"value","type":"Value | ''","isRequired":true,"byDefault":"","about":"Empty while nothing is chosen."},
      {"name":"onChange","type":"(value: Value) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"Id of the first button, for links to it."},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"required","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"","about":""},
    ],
    types: [{"name":"RadioOption","props":[{"name":"value","type":"Value","isRequired":true,"byDefault":"","about":""},{"name":"label","type":"string","isRequired":true,"byDefault":"","about":""}]}],
  },
  ScrollRegion: {
    also: "HTMLAttributes<HTMLDivElement>",
    props: [
      {"name":"ref","type":"RefObject<HTMLDivElement | null>","isRequired":false,"byDefault":"","about":"The box that scrolls. Keep the ref stable."},
    ],
    types: [],
  },
  SearchField: {
    also: "Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'aria-label'>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name, shown in the empty field."},
      {"name":"size","type":"'small' | 'medium'","isRequired":false,"byDefault":"'medium'","about":"`small` has the height of small buttons; for touch input it has the usual height."},
      {"name":"onClear","type":"() => void","isRequired":false,"byDefault":"","about":"Empties the field with a button that is shown while the field has text. It requires `value` and `clearLabel`."},
      {"name":"clearLabel","type":"string","isRequired":false,"byDefault":"","about":"The name of that button."},
    ],
    types: [],
  },
  Select: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"labelHidden","type":"boolean","isRequired":false,"byDefault":"false","about":""},
      {"name":"value","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"options","type":"readonly SelectOption[]","isRequired":true,"byDefault":"","about":""},
      {"name":"onChange","type":"(value: string) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"icon","type":"ReactNode","isRequired":false,"byDefault":"","about":"Decorative, before the value."},
      {"name":"variant","type":"'field' | 'quiet'","isRequired":false,"byDefault":"'field'","about":"`quiet` has no frame and small text, and is as wide as its value: for selects beside other content, not in forms."},
      {"name":"size","type":"'small' | 'medium'","isRequired":false,"byDefault":"'medium'","about":"`small` has the height of small buttons; for touch input it has the usual height."},
      {"name":"disabled","type":"boolean","isRequired":false,"byDefault":"","about":""},
      {"name":"waits","type":"boolean","isRequired":false,"byDefault":"false","about":"For a choice that changes the page: an arrow key only shows the next option; Enter, leaving or a press in the list chooses it."},
      {"name":"autoComplete","type":"string","isRequired":false,"byDefault":"","about":"`off` where browsers must not restore the value of an earlier visit."},
      {"name":"ref","type":"Ref<HTMLSelectElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [{"name":"SelectOption","props":[{"name":"value","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"label","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"lang","type":"string","isRequired":false,"byDefault":"","about":"Language of the label if it differs from the page's, for example in a language chooser."}]}],
  },
  Skeleton: {
    also: "",
    props: [
      {"name":"inlineSize","type":"string","isRequired":false,"byDefault":"'100%'","about":"CSS lengths; default: a full-width line of text."},
      {"name":"blockSize","type":"string","isRequired":false,"byDefault":"'1em'","about":""},
      {"name":"radius","type":"'small' | 'control' | 'card' | 'full'","isRequired":false,"byDefault":"'small'","about":""},
    ],
    types: [],
  },
  Spinner: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":false,"byDefault":"","about":"What is loading. Without it the spinner is decoration beside text that says so."},
    ],
    types: [],
  },
  Stack: {
    also: "HTMLAttributes<HTMLDivElement>",
    props: [
      {"name":"gap","type":"'0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'","isRequired":false,"byDefault":"'4'","about":""},
      {"name":"direction","type":"'column' | 'row'","isRequired":false,"byDefault":"'column'","about":""},
      {"name":"align","type":"'start' | 'center' | 'end' | 'stretch' | 'baseline'","isRequired":false,"byDefault":"'stretch'","about":""},
      {"name":"justify","type":"'start' | 'center' | 'end' | 'space-between'","isRequired":false,"byDefault":"'start'","about":""},
      {"name":"wrap","type":"boolean","isRequired":false,"byDefault":"false","about":""},
    ],
    types: [],
  },
  Table: {
    also: "<table>",
    props: [
    ],
    types: [],
  },
  Tabs: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Names the row of tabs."},
      {"name":"tabs","type":"readonly { id: Id; label: string }[]","isRequired":true,"byDefault":"","about":""},
      {"name":"value","type":"Id","isRequired":true,"byDefault":"","about":""},
      {"name":"onChange","type":"(id: Id) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":"The panel of the current tab."},
    ],
    types: [],
  },
  Text: {
    also: "HTMLAttributes<HTMLElement>",
    props: [
      {"name":"tone","type":"'primary' | 'secondary' | 'muted' | 'danger'","isRequired":false,"byDefault":"'primary'","about":""},
      {"name":"size","type":"'small' | 'medium' | 'large'","isRequired":false,"byDefault":"'medium'","about":"The size of the letters."},
      {"name":"as","type":"'p' | 'span' | 'div'","isRequired":false,"byDefault":"'p'","about":"`p`, or another element inside other text."},
    ],
    types: [],
  },
  TextArea: {
    also: "TextareaHTMLAttributes<HTMLTextAreaElement>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Visible, and the whole accessible name."},
      {"name":"mark","type":"string","isRequired":false,"byDefault":"","about":"Beside the label, for example \"Required\"; not part of the name, so set `aria-required` too."},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"hint","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"count","type":"string","isRequired":false,"byDefault":"","about":"The number of written characters, for example \"12 / 500\"; only visible, so announce the limit separately."},
      {"name":"over","type":"boolean","isRequired":false,"byDefault":"false","about":"Whether the text exceeds the limit."},
      {"name":"ref","type":"Ref<HTMLTextAreaElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  TextField: {
    also: "Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"Visible, and the whole accessible name."},
      {"name":"mark","type":"string","isRequired":false,"byDefault":"","about":"Beside the label, for example \"Required\"; not part of the name, so set `aria-required` too."},
      {"name":"error","type":"string","isRequired":false,"byDefault":"","about":""},
      {"name":"hint","type":"ReactNode","isRequired":false,"byDefault":"","about":""},
      {"name":"prefix","type":"ReactNode","isRequired":false,"byDefault":"","about":"Inside the frame before the input, for example \"+86\"; not part of the name."},
      {"name":"suffix","type":"ReactNode","isRequired":false,"byDefault":"","about":"Inside the frame at the inline end: a small `Button`. Wraps below the input if space is short."},
      {"name":"ref","type":"Ref<HTMLInputElement>","isRequired":false,"byDefault":"","about":""},
    ],
    types: [],
  },
  TickBox: {
    also: "Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange' | 'type'>",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name; text beside the box is not part of it."},
      {"name":"state","type":"'all' | 'some' | 'none'","isRequired":true,"byDefault":"","about":"`some` is the third state, of a box that stands for several rows."},
      {"name":"onChange","type":"(chosen: boolean) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"locked","type":"boolean","isRequired":false,"byDefault":"false","about":"Announced as disabled; it can still be reached and read."},
    ],
    types: [],
  },
  Tooltip: {
    also: "",
    props: [
      {"name":"text","type":"string","isRequired":true,"byDefault":"","about":"A sentence that is useful but not necessary, because touch users never see it."},
      {"name":"children","type":"(trigger: TooltipTrigger) => ReactNode","isRequired":true,"byDefault":"","about":"Returns the control, with the attributes of `trigger` on it."},
    ],
    types: [{"name":"TooltipTrigger","props":[{"name":"aria-describedby","type":"string","isRequired":true,"byDefault":"","about":""}]}],
  },
  Tree: {
    also: "",
    props: [
      {"name":"label","type":"string","isRequired":true,"byDefault":"","about":""},
      {"name":"choice","type":"'many' | 'one'","isRequired":false,"byDefault":"'many'","about":"`many` has boxes to tick. With `one`, Enter, Space or a click chooses an item, and the previous one is no longer chosen."},
      {"name":"items","type":"readonly TreeItem[]","isRequired":true,"byDefault":"","about":"The expanded items, in their order."},
      {"name":"onTick","type":"(id: string, chosen: boolean) => void","isRequired":true,"byDefault":"","about":""},
      {"name":"onExpand","type":"(id: string, expanded: boolean) => void","isRequired":true,"byDefault":"","about":""},
    ],
    types: [{"name":"TreeItem","props":[{"name":"id","type":"string","isRequired":true,"byDefault":"","about":""},{"name":"label","type":"string","isRequired":true,"byDefault":"","about":"The accessible name."},{"name":"detail","type":"string","isRequired":false,"byDefault":"","about":"Below the label, and its description."},{"name":"note","type":"string","isRequired":false,"byDefault":"","about":"At the inline end, for example a count."},{"name":"level","type":"number","isRequired":true,"byDefault":"","about":"From 1."},{"name":"position","type":"number","isRequired":true,"byDefault":"","about":"Position among its siblings; from 1."},{"name":"setSize","type":"number","isRequired":true,"byDefault":"","about":""},{"name":"expanded","type":"boolean","isRequired":false,"byDefault":"","about":"Undefined for an item without children."},{"name":"state","type":"'all' | 'some' | 'none'","isRequired":true,"byDefault":"","about":""},{"name":"locked","type":"boolean","isRequired":false,"byDefault":"","about":""},{"name":"loading","type":"boolean","isRequired":false,"byDefault":"","about":"Whether the children are loading."}]}],
  },
  TruncatedText: {
    also: "",
    props: [
      {"name":"id","type":"string","isRequired":false,"byDefault":"","about":"For the element that it names."},
      {"name":"dir","type":"'ltr'","isRequired":false,"byDefault":"","about":"For codes and addresses, which run left to right in every language; default: the text's own direction."},
      {"name":"children","type":"string","isRequired":true,"byDefault":"","about":""},
    ],
    types: [],
  },
  VisuallyHidden: {
    also: "",
    props: [
      {"name":"children","type":"ReactNode","isRequired":true,"byDefault":"","about":""},
    ],
    types: [],
  },
};
