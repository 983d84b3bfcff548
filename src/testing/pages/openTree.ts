import { screen } from '@testing-library/react';
import { openPicker, settle } from './openPicker';

/** A department in the picker's tree, by its name. */
export const departmentItem = (name: string) => screen.getByRole('treeitem', { name });

/** The picker with its departments tab. */
export async function openTree(...options: Parameters<typeof openPicker>) {
  const app = await openPicker(...options);
  await app.user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  return app;
}
