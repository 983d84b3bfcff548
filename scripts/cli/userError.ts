/** An error that the person who runs the command can fix. It is shown without a stack. */
export class UserError extends Error {}
