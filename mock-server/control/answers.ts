/** The usual answer of the control API. */
export function found<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

interface Refusal {
  message: string;
  violations: [];
}

/** A refusal in words. */
export function refused<Status extends number>(status: Status, message: string): { status: Status; body: Refusal } {
  return { status, body: { message, violations: [] } };
}
