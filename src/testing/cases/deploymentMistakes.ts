import type { Deployment } from '#shared/deployment/deployment.ts';

/** Wrong values of each key as JSON, with their messages. */
export const deploymentMistakes: Readonly<
  Record<keyof Deployment, readonly (readonly [wrong: string, says: string])[]>
> = {
  shieldedDomains: [
    ['["a/b"]', '[0] must be host names, not "a/b"'],
    ['"a.example"', 'must be a list of host names'],
  ],
  corporateEmailDomains: [
    ['["a@b.example"]', '[0] must be mail domains, not "a@b.example"'],
    ['"corp.example"', 'must be a list of mail domains'],
  ],
  returnOrigins: [
    [
      '["http://learn.example"]',
      '[0] must be https origins without a path, not "http://learn.example"',
    ],
    ['"https://learn.example"', 'must be a list of https origins without a path'],
  ],
  agreementHosts: [
    ['"texts.example"', 'must be a list of host names'],
    ['["a/b"]', '[0] must be host names, not "a/b"'],
  ],
  avatarHosts: [
    ['[7]', '[0] must be host names, not 7'],
    ['"pictures.example"', 'must be a list of host names'],
  ],
  alternateTenant: [
    ['{"tenantId":"a b","signInUrl":"/x"}', '.tenantId must be a tenant id, not "a b"'],
    ['"campus-7"', 'must be an object with tenantId and signInUrl'],
    ['{"tenantId":"campus-7"}', '.signInUrl must be a path or an https address, not undefined'],
  ],
  masterDomains: [
    ['"learning.example"', 'must be a list of host names'],
    ['["https://learning.example"]', '[0] must be host names, not "https://learning.example"'],
  ],
  vendor: [
    [
      '{"slug":"HW","name":"HW"}',
      '.slug must be small letters, digits and hyphens (not uniportal, oauth2, provider, phone or email), not "HW"',
    ],
    ['"hw"', 'must be an object with slug and name'],
    [
      '{"slug":"oauth2","name":"HW"}',
      '.slug must be small letters, digits and hyphens (not uniportal, oauth2, provider, phone or email), not "oauth2"',
    ],
    ['{"slug":"hw","name":""}', '.name must be a name of up to 40 characters, not ""'],
  ],
  providerSignInUrl: [
    ['"http://a.example"', 'must be a path or an https address, not "http://a.example"'],
  ],
  loginChannel: [
    [
      '{"hosts":[],"value":"a&b"}',
      '.value must be letters, digits, dots, hyphens and underscores, not "a&b"',
    ],
    ['"1"', 'must be an object with hosts and value'],
    ['{"hosts":["a/b"],"value":"1"}', '.hosts [0] must be host names, not "a/b"'],
  ],
  qrCodeFirst: [['"yes"', 'must be true or false, not "yes"']],
  codesHaveLetters: [['1', 'must be true or false, not 1']],
  allowCodePaste: [['"on"', 'must be true or false, not "on"']],
  oauth2State: [['0', 'must be true or false, not 0']],
  orderUrl: [['"data:text/html,x"', 'must be a path or an https address, not "data:text/html,x"']],
  uploadLimitMegabytes: [['101', 'must be a whole number from 1 to 100, not 101']],
  selectionLimit: [['0', 'must be a whole number from 1 to 100000, not 0']],
  brand: [
    [
      '{"accent":"#ffcc00"}',
      '.accent #ffcc00 makes color.text.link on color.surface.page 1.41 to 1 in the light theme, needs 4.5',
    ],
    ['"#06726e"', 'must be an object'],
    ['{"accent":"teal"}', '.accent must be a color as "#rrggbb", not "teal"'],
    [
      '{"accent":"#06726e","accentDark":"#fff"}',
      '.accentDark must be a color as "#rrggbb", not "#fff"',
    ],
    ['{"accentDark":"#8cc7c2"}', '.accentDark needs an accent'],
    ['{"accent":"#06726e","radius":17}', '.radius must be a number from 0 to 16, not 17'],
    [
      '{"accent":"#06726e","logo":"javascript:x"}',
      '.logo must be a path or an https address, not "javascript:x"',
    ],
    ['{"accent":"#06726e","font":"Sans"}', '.font is an unknown field'],
  ],
};
