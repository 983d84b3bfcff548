import type { ReactNode } from 'react';
import { Disclosure } from '../components/Disclosure/Disclosure';
import { Heading } from '../components/Heading/Heading';
import { Stack } from '../components/Stack/Stack';

interface FoldProps {
  title: string;
  count: number;
  open: boolean;
  children: ReactNode;
}

export const Fold = ({ title, count, open, children }: FoldProps) =>
  open ? (
    <Stack>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  ) : (
    <Disclosure summary={`${title} (${count})`}>{children}</Disclosure>
  );
