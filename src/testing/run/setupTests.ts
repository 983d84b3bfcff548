import '@testing-library/jest-dom';
import './computedStyle';
