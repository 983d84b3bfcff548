import { createAction, createSlice } from '@reduxjs/toolkit';
import { plainAction } from './plainAction';

const modeSwitched = plainAction('page/turned')<number>();
const closed = plainAction('page/closed')();

it('creates the same actions as the toolkit', () => {
  expect(modeSwitched(3)).toStrictEqual(createAction<number>('page/turned')(3));
  expect(closed()).toStrictEqual(createAction('page/closed')());
});

it('slices match it by its type, and sagas by its string form', () => {
  const slice = createSlice({
    name: 'page',
    initialState: 1,
    reducers: {},
    extraReducers: (builder) => void builder.addCase(modeSwitched, (_, { payload }) => payload),
  });
  expect(slice.reducer(undefined, modeSwitched(5))).toBe(5);
  expect(Object.hasOwn(modeSwitched, 'toString')).toBe(true);
  expect(`${modeSwitched}`).toBe('page/turned');
});

it('recognises its own actions only', () => {
  expect(
    [modeSwitched(1), closed(), { type: undefined }].map((action) =>
      modeSwitched.match(action as { type: string }),
    ),
  ).toEqual([true, false, false]);
});
