import { render, screen } from '@testing-library/react';
import { BrandContext } from '../../.ladle/contexts';
import { ContrastTable } from './ContrastTable';
import { contrastUses } from './contrastUses';

test('Contrast page: the ratios are those of the brand in the header', () => {
  const pairs = contrastUses
    .filter(({ foreground }) => foreground === 'color.text.link')
    .slice(0, 1);
  render(
    <BrandContext value={{ accent: '#000000' }}>
      <ContrastTable label="Link" pairs={pairs} />
    </BrandContext>,
  );
  const [light] = screen.getAllByRole('cell', { name: /✓|✗/ });
  expect(Number.parseFloat(light?.textContent ?? '')).toBeGreaterThan(18);
});
