// Runs before a polyfill, which would leave a detector of the browser's own in place.
delete globalThis.BarcodeDetector;
