import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, InlineMessage, Stack, token } from '#design';

const Bench = styled.form`
  position: fixed;
  inset-block-end: ${token('space.4')};
  inset-inline-end: ${token('space.4')};
  z-index: ${token('layer.notice')};
  inline-size: min(20rem, calc(100vw - 2 * ${token('space.4')}));
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.modal')};
`;

const Editor = styled.textarea`
  inline-size: 100%;
  padding: ${token('space.2')};
  border: 1px solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  color: inherit;
  font-family: monospace;
  font-size: ${token('type.size.small')};
  resize: vertical;
`;

interface WorkbenchProps {
  /** The editor's accessible name. */
  label: string;
  example: string;
  isUsable(text: string): boolean;
  /** Called with the text to render, each time the user applies it. */
  onShow(text: string): void;
  children: ReactNode;
}

/** A story with user input: an editor that stays reachable over an open modal, and its result. */
export function Workbench({ label, example, isUsable, onShow, children }: WorkbenchProps) {
  const [text, setText] = useState(example);
  const usable = isUsable(text);
  const bench = (
    <Bench
      aria-label="Workbench"
      data-overlay=""
      onSubmit={(event) => {
        event.preventDefault();
        if (usable) onShow(text);
      }}
    >
      <Stack gap="3">
        <label htmlFor="workbench">{label}</label>
        <Editor
          id="workbench"
          dir="ltr"
          rows={14}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div role="status">
          {usable ? null : <InlineMessage tone="warning">This is not a JSON object</InlineMessage>}
        </div>
        <Button type="submit" variant="primary" dimmed={!usable}>
          Show the dialog
        </Button>
      </Stack>
    </Bench>
  );
  return (
    <>
      {children}
      {createPortal(bench, document.body)}
    </>
  );
}
