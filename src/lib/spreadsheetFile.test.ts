import { spreadsheetNameProblem } from './spreadsheetFile';

test.each(['a\u202exslx.xlsx', 'a\u0000.xlsx', '\u2066a\u2069.xls', 'con.xlsx', 'lpt1.xls'])('a name that hides what it is or cannot be stored is refused: %j', (name) => {
  expect(spreadsheetNameProblem({ name, size: 1 }, 10)).toBe('extension');
});

test.each([[0, 'empty'], [1, undefined], [10, undefined], [11, 'size']])('a file of %i bytes, of 10 at most: %s', (size, problem) => {
  expect(spreadsheetNameProblem({ name: 'members.xlsx', size }, 10)).toBe(problem);
});
