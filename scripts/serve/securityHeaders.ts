import { answerHeaders, INTEGRITY_POLICY } from '#lib/url/answerHeaders.ts';
import type { InlineHashes } from './inlineHashes';

/**
 * Hash of the empty text. styled-components needs no other, because it inserts its rules through
 * the CSSOM.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Trusted Types policies, which alone may convert text to script or markup: webpack's chunks
 * and workers (`webpack.config.ts`), the verification-code script
 * (`src/shared/api/client-id/loadScript.ts`), and DOMPurify. There is no `default` policy.
 */
const TRUSTED_TYPES: readonly string[] = [
  'academy-bundle',
  'academy-verification-code',
  'dompurify',
];

export interface SecurityOptions {
  /** Foreign hosts of pictures that the deployment configuration names. */
  imageHosts?: readonly string[];
  /** Foreign hosts of agreement texts. */
  textHosts?: readonly string[];
  /** The hashes of the pages that are served. */
  inline?: InlineHashes;
  /**
   * For the development server: allows its socket, and scripts without integrity, because they
   * change without a build.
   */
  hotReload?: boolean;
}

/** The directives of the content security policy. */
function directives({
  imageHosts = [],
  textHosts = [],
  inline,
  hotReload = false,
}: SecurityOptions): Record<string, readonly string[]> {
  const foreign = (hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(inline?.scripts ?? [])],
    'style-src': ["'self'", EMPTY_STYLE, ...(inline?.styles ?? [])],
    'img-src': ["'self'", 'data:', ...foreign(imageHosts)],
    'connect-src': ["'self'", ...foreign(textHosts), ...(hotReload ? ['ws:'] : [])],
    'font-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  };
}

/** Headers of every answer with the app, in development and production. */
export function securityHeaders(options: SecurityOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': Object.entries(directives(options))
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    ...(options.hotReload === true ? {} : { 'Integrity-Policy': INTEGRITY_POLICY }),
    ...answerHeaders,
  };
}
