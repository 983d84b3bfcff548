import { startClock } from './clock.js';
import { startData } from './data.js';
import { startFaults } from './faults.js';
import { startInbox } from './inbox.js';
import { startLinks } from './links.js';
import { follow } from './live.js';
import { startLog } from './log.js';
import { startQr } from './qr.js';
import { startScenarios } from './scenarios.js';

for (const start of [
  startClock,
  startInbox,
  startQr,
  startLinks,
  startScenarios,
  startFaults,
  startLog,
  startData,
])
  start();
follow();
