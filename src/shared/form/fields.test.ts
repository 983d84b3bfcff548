/** @jest-environment node */
import { string } from 'yup';
import { formFields } from './fields';

const trim = (entered: string) => entered.trim();
const field = { label: 'join.realName' as const, normalize: trim, read: String, Input: () => null };
const fields = formFields<{ name: string; company?: string }>({
  name: { required: true, schema: string().required('common.required'), ...field },
  company: { required: false, schema: string().min(3, 'error.tooMany'), ...field },
});
const problemsOf = (values: object) =>
  fields.schema.validate(values, { abortEarly: false }).then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  );

test('a blank optional field is valid and is not sent', async () => {
  const entered = { name: ' Li Na ', company: ' ' };
  expect(await problemsOf(entered)).toEqual([]);
  expect(fields.sent(entered)).toEqual({ name: 'Li Na' });
});

test('an optional field with a value is checked and sent', async () => {
  expect(await problemsOf({ name: 'Li Na', company: 'A' })).toEqual(['error.tooMany']);
  expect(fields.sent({ name: 'Li Na', company: 'ACME ' })).toEqual({
    name: 'Li Na',
    company: 'ACME',
  });
});

test('a blank required field is not valid, and is sent if the form is', async () => {
  expect(await problemsOf({ name: '', company: '' })).toEqual(['common.required']);
  expect(fields.sent({ name: '', company: '' })).toEqual({ name: '' });
});
