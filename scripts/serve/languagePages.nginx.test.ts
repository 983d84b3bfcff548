/** @jest-environment node */
import './languagePages.test';
