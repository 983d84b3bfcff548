import { startActive } from './active.js';
import { startClock } from './clock.js';
import { startData } from './data.js';
import { startInbox } from './inbox.js';
import { startKeys } from './keys.js';
import { startLinks } from './links.js';
import { follow } from './live.js';
import { startLog } from './log.js';
import { startNamespaces } from './namespaces.js';
import { startQr } from './qr.js';
import { startReset } from './reset.js';
import { startRuleForm } from './ruleForm.js';
import { startRules } from './rules.js';
import { startScenes } from './scenes.js';
import { startSendDialog } from './sendDialog.js';
import { startTabs } from './tabs.js';
import { startUpstream } from './upstream.js';

for (const start of [
  startTabs,
  startActive,
  startInbox,
  startQr,
  startLog,
  startSendDialog,
  startRules,
  startRuleForm,
  startUpstream,
  startData,
  startClock,
  startScenes,
  startNamespaces,
  startReset,
  startLinks,
  startKeys,
])
  start();
follow();
