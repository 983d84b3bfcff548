/** Something that whoever runs the command can put right: shown without a stack. */
export class UserError extends Error {}
