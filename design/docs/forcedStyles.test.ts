import { forcedRules } from './forcedStyles';

function rulesOf(css: string): CSSRuleList {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  const { cssRules } = style.sheet!;
  style.remove();
  return cssRules;
}

test('copies every rule for pointer or focus with an attribute as its condition', () => {
  const forced = forcedRules(
    rulesOf('.a:hover { color: red; } .a { color: blue; } .b:has(input:focus) { color: red; }'),
  );
  expect(forced).toBe(
    '.a[data-force~="hover"]{color: red;}.b:has(input[data-force~="focus"]){color: red;}',
  );
});

test('distinguishes the three kinds of focus', () => {
  expect(forcedRules(rulesOf('.a:focus-visible { color: red; }'))).toBe(
    '.a[data-force~="focus-visible"]{color: red;}',
  );
});

test('keeps the conditions of media queries', () => {
  expect(
    forcedRules(
      rulesOf('@media (forced-colors: active) { .a:active { color: red; } .b { color: blue; } }'),
    ),
  ).toBe('@media (forced-colors: active){.a[data-force~="active"]{color: red;}}');
});
