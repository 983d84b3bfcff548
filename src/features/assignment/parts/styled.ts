import { styled } from 'styled-components';
import { Table, token } from '#design';

export const FormPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
`;

export const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.2')};
  font-size: ${token('type.size.label')};

  > :first-child {
    font-weight: ${token('type.weight.medium')};
  }
  > :last-child:not(:first-child) {
    color: ${token('color.text.muted')};
    font-size: ${token('type.size.small')};
  }
`;

/** The chosen items, and the button that changes them. */
export const ChoiceBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.page')};
  overflow-wrap: anywhere;

  &[data-invalid] {
    border-color: ${token('color.border.danger')};
  }
`;

export const Problem = styled.p`
  display: flex;
  align-items: start;
  gap: ${token('space.1')};
  margin: 0;
  color: ${token('color.text.danger')};
  font-size: ${token('type.size.small')};

  > svg {
    flex: none;
    margin-block-start: ${token('optic.sign')};
  }
`;

export const Total = styled.div`
  min-block-size: ${token('size.target')};
  font-weight: ${token('type.weight.strong')};
`;

export const Kinds = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin: 0;

  > div {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space.2')};
    padding: ${token('space.1')} ${token('space.3')};
    border: ${token('line.hairline')} solid ${token('color.border.default')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.card')};
    font-size: ${token('type.size.label')};
  }
  dt {
    color: ${token('color.text.secondary')};
  }
  dd {
    margin: 0;
    font-weight: ${token('type.weight.medium')};
    font-variant-numeric: tabular-nums;
  }
  dd + dd {
    color: ${token('color.text.danger')};
    font-weight: ${token('type.weight.regular')};
  }
`;

/** The number of people first and large. */
export const Summary = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  margin: 0;
  dt {
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
  }
  dd {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    font-weight: ${token('type.weight.medium')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  > :first-child > dd {
    font-size: ${token('type.size.heading1')};
    font-variant-numeric: tabular-nums;
    font-weight: ${token('type.weight.strong')};
    line-height: ${token('type.line.heading')};
  }
`;

/** Chosen academies; a long list scrolls. */
export const Academies = styled.ul`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: ${token('measure.18')};
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.card')};
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    padding-block: ${token('space.1')};
    padding-inline: ${token('space.4')} ${token('space.2')};
  }
  > li + li {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  bdi {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  bdi ~ * {
    flex: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};
`;

export const ListTable = styled(Table)`
  & :is(th, td):first-child {
    inline-size: auto;
    min-inline-size: ${token('measure.10')};
    padding-inline-end: ${token('space.3')};
    overflow: hidden;
  }
  & :is(th, td):nth-child(2) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Below the name, on phones. */
export const ListFacts = styled.div`
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.regular')};
  white-space: normal;
`;

export const Nothing = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.8')};
  text-align: center;
`;
