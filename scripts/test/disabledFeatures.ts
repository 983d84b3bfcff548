/**
 * The features that Playwright disables in Chromium. Chromium takes only the last list that it gets,
 * so that ours must repeat it; a test compares them.
 */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * Features of Chromium that take CPU time and that no test sees: two pages for the list below the
 * address bar in each window, each in a process of its own, and a process that waits for the next
 * site. Without them a window with a small page takes 0.14 instead of 0.35 s of CPU.
 */
const BY_US = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
] as const;

export const DISABLED_FEATURES: readonly string[] = [...BY_PLAYWRIGHT, ...BY_US];
