import { configureStore, createSlice } from '@reduxjs/toolkit';
import { useFormik } from 'formik';
import Polyglot from 'node-polyglot';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { styled } from 'styled-components';
import { boolean, object, string } from 'yup';

const slice = createSlice({
  name: 'code',
  initialState: { isSent: false },
  reducers: {
    codeRequested: () => undefined,
    codeSent: (state) => {
      state.isSent = true;
    },
  },
});
const { codeRequested, codeSent } = slice.actions;
type State = { code: ReturnType<typeof slice.reducer> };

function* sendCodes() {
  yield takeEvery(codeRequested, function* sendCode() {
    yield put(codeSent());
  });
}

function makeStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { code: slice.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(sendCodes);
  return store;
}

const schema = object({
  phone: string().required(),
  code: string().required(),
  agreement: boolean().isTrue(),
});

const Card = styled.form`
  display: grid;
  gap: 16px;
  width: min(444px, 90%);
  padding: 32px;
  border: 1px solid #e1e3e8;
  border-radius: 16px;
  background: #fff;
`;
const Label = styled.label`
  display: grid;
  gap: 4px;
  font-size: 14px;
`;
const Input = styled.input`
  padding: 12px 16px;
  border: 1px solid #898e98;
  border-radius: 8px;
  font: inherit;
`;
const Button = styled.button`
  padding: 12px;
  border: 0;
  border-radius: 8px;
  background: #4256d5;
  color: #fff;
  font: inherit;
`;

/** The texts of the form, by the keys that the form uses. */
export type Words = Readonly<
  Record<'title' | 'phone' | 'code' | 'getCode' | 'agreement' | 'submit', string>
>;

function Form({ words }: { words: Words }) {
  const polyglot = new Polyglot({ phrases: words });
  const t = (key: keyof Words) => polyglot.t(key);
  const dispatch = useDispatch();
  const isSent = useSelector(({ code }: State) => code.isSent);
  const form = useFormik({
    initialValues: { phone: '', code: '', agreement: false },
    validationSchema: schema,
    onSubmit: () => undefined,
  });
  const requestCode = async () => {
    await form.setFieldTouched('phone');
    const { phone } = await form.validateForm();
    if (phone === undefined) dispatch(codeRequested());
  };
  return (
    <Card onSubmit={form.handleSubmit}>
      <h1>{t('title')}</h1>
      <Label>
        {t('phone')}
        <Input
          {...form.getFieldProps('phone')}
          type="tel"
          aria-invalid={form.touched.phone === true && form.errors.phone !== undefined}
        />
      </Label>
      <Label>
        {t('code')}
        <Input {...form.getFieldProps('code')} inputMode="numeric" />
      </Label>
      <Button type="button" disabled={isSent} onClick={() => void requestCode()}>
        {t('getCode')}
      </Button>
      <label>
        <input {...form.getFieldProps({ name: 'agreement', type: 'checkbox' })} /> {t('agreement')}
      </label>
      <Button type="submit">{t('submit')}</Button>
    </Card>
  );
}

/** The smallest form with the libraries of the app. */
export function PlainForm({ words }: { words: Words }) {
  return (
    <Provider store={makeStore()}>
      <Form words={words} />
    </Provider>
  );
}

/** Takes the pre-rendered form over in the browser. */
export function hydrateForm(): void {
  const root = document.getElementById('root') as HTMLElement;
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '') as Words;
  hydrateRoot(root, <PlainForm words={words} />);
}
