import { startData } from './data.js';
import { startInbox } from './inbox.js';
import { startRequests } from './requests.js';
import { startRules } from './rules.js';
import { startState } from './state.js';

startRules();
startInbox();
startRequests();
startState();
startData();
