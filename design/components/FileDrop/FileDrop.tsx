import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { DropLabel, FileInput, Zone } from './styled';

export interface FileDropProps {
  /** Name of the button that opens the system's file dialog. */
  chooseLabel: string;
  /** The filter of the file dialog, as in `<input accept>`. It is not a check. */
  accept: string;
  /** The chosen or dropped files, at least one. The same file can be chosen again. */
  onFiles: (files: readonly File[]) => void;
  /** Called instead of opening the file dialog. */
  onPress?: (() => void) | undefined;
  /** Beside the button where files can be dropped, for example "or drop it here". */
  dropLabel?: string | undefined;
  /** Beside the button on all screens, for example the chosen file. */
  children?: ReactNode;
  /** Id of the button, for links to it. */
  id?: string | undefined;
  icon?: ReactNode;
  /** Shown by the edge alone: say in words beside it what is wrong. */
  invalid?: boolean | undefined;
  /** One row instead of a large area, for a file that can be replaced. */
  compact?: boolean | undefined;
  /** Refuses files. The button is dimmed and keeps its tab stop. */
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

const holdsFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') === true;

/** Otherwise a file dropped beside the area would replace the page and lose the user's input. */
function useNoDropElsewhere(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}

/**
 * An area for dropping files, with a button that does the same. Keyboard: Enter and Space on the
 * button.
 */
export function FileDrop({
  chooseLabel,
  accept,
  onFiles,
  onPress,
  dropLabel,
  children,
  id,
  icon,
  invalid = false,
  compact = false,
  disabled = false,
  'aria-describedby': describedBy,
}: FileDropProps) {
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useNoDropElsewhere();
  const take = (files: FileList | null | undefined) => {
    const list = [...(files ?? [])];
    if (list.length > 0 && !disabled) onFiles(list);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // Choosing the same file again must cause a change event.
    event.target.value = '';
  };
  const handleDragOver = (event: DragEvent) => {
    if (!holdsFiles(event.nativeEvent)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Zone
      role="presentation"
      data-compact={compact ? '' : undefined}
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      onDragEnter={handleDragOver}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      {compact ? null : icon}
      <Button
        id={id ?? ownId}
        dimmed={disabled}
        aria-describedby={describedBy}
        onClick={() => (disabled ? undefined : (onPress ?? (() => input.current?.click()))())}
      >
        {chooseLabel}
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        onChange={handleChange}
      />
      {dropLabel === undefined ? null : <DropLabel>{dropLabel}</DropLabel>}
      {children}
    </Zone>
  );
}
