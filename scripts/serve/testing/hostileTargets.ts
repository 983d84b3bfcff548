/**
 * Targets that one server reads as a path of the services and the next one as another path. No host
 * may pass them on.
 */
export const hostileTargets: readonly string[] = [
  // Dot segments, as they are and escaped.
  '/api/../internal',
  '/api/./../internal',
  '/api/x/../../internal',
  '/api/%2e%2e/internal',
  '/api/.%2E/internal',
  '/api/x/..',
  '/api/x/%2e',
  '/internal/env/../../api/x',
  '/internal/env/%2e%2e/%2e%2e/api/x',
  '/api/../api/x',
  'http://academy.example/internal/../api/x',
  // Escaped slashes and backslashes.
  '/api/..%2finternal',
  '/api%2fx',
  '/api/x%2Fy',
  '/__mock/desk/..%2f..%2f../api/',
  '/__mock/desk/..%2f..%2fapi/x',
  '/__mock/db/%zz',
  '/api/..%5cx',
  '/api/%5C..%5Cinternal',
  '/api/..\\internal',
  // Path parameters.
  '/api/..;/x',
  '/api/..;a=b/internal',
  '/api/..%3b/x',
  '/api/..%3Fx',
  '/api/x/..%20/y',
  '/api/..%23',
  '/api/x;y',
  // Double slashes.
  '//api/x',
  '/api//x',
  '/api///internal',
  '/x//../api/x',
  // Escaped letters of the prefix.
  '/%61pi/x',
  '/api/%2e%2e/api/x',
  // Double and overlong escapes, control characters.
  '/api/%252e%252e/internal',
  '/api/x%252fy',
  '/api/%c0%ae%c0%ae/internal',
  '/api/%e0%80%ae%e0%80%ae/internal',
  '/api/%F0%80%80%AE/internal',
  '/api/x%0d%0aX-Real-IP:1',
  '/api/x%09',
  '/api/x%7f',
  '/api/x#/../internal',
  '/api/%zz',
  '/api/%u002e',
  '/api/x%25',
  '/api/%25%32%65%25%32%65/internal',
  '/api/%252%65',
  '/api/x%3fy',
  '/api/%f8%80%80%80%ae/x',
  '/api/%ed%a0%80',
  '/api/%E5%BC',
  '/api/%80',
  '/api/x%41',
  '/api/x?y#z',
];

/** Targets that the services receive unchanged. */
export const plainTargets: readonly string[] = [
  '/api/accounts/users/me',
  '/api/auth/rest/v1/open/qrcode.login/status?qrCodeSessionId=a%2F..%2fb',
  '/api/ischool/v1/open/uploads/image/a.b..c_~-1',
  '/api/%E5%BC%A0/x%20y%40?redirect=/../x',
  '/api/x/',
  '/api/x!$&()*+,=:@',
];
