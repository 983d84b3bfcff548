import { hydrateRoot } from 'react-dom/client';
import { makeStore, PlainForm } from './Form';
import type { Words } from './Form';

const root = document.getElementById('root') as HTMLElement;
const words = JSON.parse(document.getElementById('words')?.textContent ?? '') as Words;
hydrateRoot(root, <PlainForm store={makeStore()} words={words} />);
