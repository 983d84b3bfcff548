/** Hash of the empty text: all that styled-components needs, because it inserts its rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface SecurityOptions {
  /** Foreign hosts of pictures, as the deployment configuration names them. */
  imageHosts?: readonly string[];
  /** Foreign hosts of agreement texts. */
  textHosts?: readonly string[];
  /** Hashes of the pages' inline styles and scripts. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** Lets the development server's socket in. */
  hotReload?: boolean;
}

function contentSecurityPolicy({ imageHosts = [], textHosts = [], styles = [], scripts = [], hotReload = false }: SecurityOptions): string {
  const foreign = (hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'img-src': ["'self'", 'data:', ...foreign(imageHosts)],
    'connect-src': ["'self'", ...foreign(textHosts), ...(hotReload ? ['ws:'] : [])],
    'font-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/** Headers of every answer that carries the app, in development as in production. */
export function securityHeaders(options: SecurityOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
