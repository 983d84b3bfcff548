import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { TextField } from '#design';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { startStore } from '#testing/render/startStore.ts';
import { FieldInput } from './FieldInput';
import type { InputProps } from './fields';

function Input({ required, onChange: _onChange, ...input }: InputProps) {
  return <TextField aria-required={required} {...input} />;
}

beforeAll(() => loadPhrases('en_US'));

test.each([
  [true, 'Required'],
  [false, 'Optional'],
])('a field is marked and announced as required: %s', (required, mark) => {
  const field = { name: 'realName', label: 'join.realName' as const, required, Input };
  render(
    <Provider store={startStore().store}>
      <LanguageProvider>
        <FieldInput field={field} value="" readOnly error={undefined} onChange={jest.fn()} />
      </LanguageProvider>
    </Provider>,
  );
  expect(screen.getByText(mark)).toBeVisible();
  const input = screen.getByRole('textbox');
  if (required) expect(input).toBeRequired();
  else expect(input).not.toBeRequired();
});
