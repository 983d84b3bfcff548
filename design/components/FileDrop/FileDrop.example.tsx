import { useId, useState } from 'react';
import { FileDrop, ImageIcon, InlineMessage, LiveRegion, Stack } from '#design';

const MAX_BYTES = 2 * 1024 * 1024;

function problemOf({ type, size }: File): string | undefined {
  if (type !== 'image/png') return 'This file is not a PNG image.';
  return size > MAX_BYTES ? 'The image is larger than 2 MB.' : undefined;
}

export function Example() {
  const rules = useId();
  const [file, setFile] = useState<File>();
  const problem = file && problemOf(file);
  return (
    <Stack>
      <FileDrop
        chooseLabel="Choose image"
        accept="image/png"
        icon={<ImageIcon size="large" />}
        invalid={problem !== undefined}
        aria-describedby={rules}
        onFiles={([chosen]) => setFile(chosen)}
      >
        <span id={rules}>PNG, up to 2 MB, or drop it here</span>
      </FileDrop>
      <LiveRegion>
        {file === undefined ? null : (
          <InlineMessage tone={problem === undefined ? 'success' : 'danger'}>
            {problem ?? `Chosen: ${file.name}`}
          </InlineMessage>
        )}
      </LiveRegion>
    </Stack>
  );
}
