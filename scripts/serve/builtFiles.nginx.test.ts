/** @jest-environment node */
import './builtFiles.test';
