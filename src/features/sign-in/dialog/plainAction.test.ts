import { createAction, createSlice } from '@reduxjs/toolkit';
import { plainAction } from './plainAction';

const turned = plainAction('page/turned')<number>();
const closed = plainAction('page/closed')();

it('creates the same actions as the toolkit', () => {
  expect(turned(3)).toStrictEqual(createAction<number>('page/turned')(3));
  expect(closed()).toStrictEqual(createAction('page/closed')());
});

it('slices match it by its type, and sagas by its string form', () => {
  const slice = createSlice({
    name: 'page',
    initialState: 1,
    reducers: {},
    extraReducers: (builder) => void builder.addCase(turned, (_, { payload }) => payload),
  });
  expect(slice.reducer(undefined, turned(5))).toBe(5);
  expect(Object.hasOwn(turned, 'toString')).toBe(true);
  expect(`${turned}`).toBe('page/turned');
});

it('recognises its own actions only', () => {
  expect(
    [turned(1), closed(), { type: undefined }].map((action) =>
      turned.match(action as { type: string }),
    ),
  ).toEqual([true, false, false]);
});
