import { useState } from 'react';
import { FileDrop, ImageIcon } from '#design';

export function Example() {
  const [name, setName] = useState('PNG, up to 2 MB, or drop it here');
  return (
    <FileDrop
      chooseLabel="Choose image"
      accept="image/png"
      icon={<ImageIcon size="large" />}
      onFiles={([file]) => setName(file?.name ?? '')}
    >
      {name}
    </FileDrop>
  );
}
