import { useId, useState } from 'react';
import { FileDrop, ImageIcon, InlineMessage, LiveRegion, Stack } from '#design';

export function Example() {
  const rules = useId();
  const [file, setFile] = useState<File>();
  const isWrong = file !== undefined && file.type !== 'image/png';
  return (
    <Stack>
      <FileDrop
        chooseLabel="Choose image"
        accept="image/png"
        icon={<ImageIcon size="large" />}
        invalid={isWrong}
        aria-describedby={rules}
        onFiles={([first]) => setFile(first)}
      >
        <span id={rules}>PNG, or drop it here</span>
      </FileDrop>
      <LiveRegion>
        {isWrong ? (
          <InlineMessage tone="danger">This file isn’t a PNG image</InlineMessage>
        ) : (
          file?.name
        )}
      </LiveRegion>
    </Stack>
  );
}
