import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { pendingAppParts, AppPartsContext, useSuspenseAppParts } from './appPartsContext';
import type { AppParts } from './appParts';

test('renders a part that arrives just as it suspends', async () => {
  const parts = pendingAppParts(() => undefined);
  let show: () => void = () => undefined;

  function Form() {
    // While React waits for an immediate arrival before it shows the fallback.
    queueMicrotask(() => parts.put({ SignInForm: () => <p>the form</p> } as unknown as AppParts));
    const { SignInForm } = useSuspenseAppParts();
    const [words] = useState('and all');
    return (
      <>
        <SignInForm />
        {words}
      </>
    );
  }

  function Page() {
    const [isShown, setShown] = useState(false);
    useEffect(() => {
      show = () => startTransition(() => setShown(true));
    }, []);
    return (
      <AppPartsContext value={parts}>
        <Suspense>{isShown ? <Form /> : 'nothing yet'}</Suspense>
      </AppPartsContext>
    );
  }

  render(<Page />);
  await act(async () => show());
  expect(screen.getByText(/and all/)).toHaveTextContent('the formand all');
});
