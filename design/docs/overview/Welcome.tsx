import { useState } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import type { Phrases } from '../../../translations/phrases';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Tabs } from '../../components/Tabs/Tabs';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { leads } from '../chapters/chapterTexts';
import { Phrased } from '../Phrased';
import { DocSheet } from '../Sheet';
import { storyAddress } from '../storyAddress';
import { Tiles } from '../styled';

const DOORS = [
  ['Components', 'components--overview', 'All of them, live, in six groups.'],
  ['Flows', 'flows--sign-in', 'Sign-in as a map, with every state.'],
  ['Messages', 'patterns--messages', 'Field error, notice or dialog: which one.'],
  ['Foundations', 'foundations--spacing', 'Color, type, space: what each step is for.'],
  ['Tokens', 'foundations--tokens', 'The files for design tools.'],
  ['Theming', 'theming--playground', 'Try a deployment’s brand on live screens.'],
  ['Atlas', 'overview--atlas', 'Every screen in every state.'],
  ['Changes', 'overview--changes', 'What changed, by version.'],
] as const;

const COLORS: readonly TokenName[] = [
  'color.action.primary.rest',
  'color.accent.text',
  'color.tone.success.icon',
  'color.tone.warning.icon',
  'color.tone.danger.icon',
  'color.text.primary',
  'color.border.default',
];

const Show = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  overflow: clip;
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  > * {
    min-inline-size: 0;
    padding: ${token('space.6')};
  }
`;

const Specimens = styled.div`
  display: grid;
  gap: ${token('space.6')};
  align-content: space-between;
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.text')};
  > p:first-child {
    font-size: clamp(3.5rem, 6vw, 5rem);
    font-weight: ${token('type.weight.strong')};
    line-height: 1;
  }
`;

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  block-size: ${token('space.16')};
  overflow: clip;
  border-radius: ${token('radius.surface')};
`;

/** Components at their real size, in the words of the product. */
function Form({ t }: { t: Phrases }) {
  const [kind, setKind] = useState('phone');
  const [isTicked, setIsTicked] = useState(true);
  return (
    <Stack gap="5">
      <Tabs
        label={t['signIn.submit']}
        tabs={[
          { id: 'phone', label: t['signIn.mobileNumber'] },
          { id: 'email', label: t['signIn.email'] },
        ]}
        value={kind}
        onChange={setKind}
      >
        {null}
      </Tabs>
      <TextField label={t['signIn.verificationCode']} dir="ltr" defaultValue="123456" />
      <Checkbox checked={isTicked} onChange={setIsTicked}>
        {t['pickers.createdByMe']}
      </Checkbox>
      <Stack direction="row" wrap align="center">
        <Button variant="primary">{t['signIn.submit']}</Button>
        <Button>{t['common.cancel']}</Button>
      </Stack>
      <InlineMessage tone="success">{t['signIn.done']}</InlineMessage>
    </Stack>
  );
}

/** The start page. */
export function Welcome() {
  const address = useAddress();
  return (
    <DocSheet title="The academy’s design system" lead={leads['overview--welcome']}>
      <Show>
        <Specimens>
          <p aria-hidden="true">Aa 学 ع</p>
          <Text>One system font for each script, twelve languages, light and dark.</Text>
          <Swatches aria-hidden="true">
            {COLORS.map((name) => (
              <span key={name} style={{ background: token(name) }} />
            ))}
          </Swatches>
        </Specimens>
        <div>
          <Phrased show={(t) => <Form t={t} />} />
        </div>
      </Show>
      <Tiles $least="15rem">
        {DOORS.map(([name, story, about]) => (
          <div key={name}>
            <Link href={storyAddress(address, story)}>{name}</Link>
            <Text size="small" tone="secondary">
              {about}
            </Text>
          </div>
        ))}
      </Tiles>
      <Text tone="secondary">
        The address contains what you choose in the header: language, theme, width and brand. In the
        repository, <code>CONTRIBUTING.md</code> says how to contribute,{' '}
        <code>docs/accessibility.md</code> what the pages conform to, and{' '}
        <code>translations/glossary.md</code> has the terms in twelve languages.
      </Text>
    </DocSheet>
  );
}
