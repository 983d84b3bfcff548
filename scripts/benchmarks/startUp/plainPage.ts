/** What everything is measured against: a sign-in form as one writes it by hand, without any script. */
export const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Log in</title><link rel="icon" href="data:,"><style>body{margin:0;display:grid;place-items:center;min-height:100vh;background:#f6f7f9;font:16px system-ui,sans-serif}
form{display:grid;gap:16px;width:min(444px,90%);padding:32px;border:1px solid #e1e3e8;border-radius:16px;background:#fff}
label{display:grid;gap:4px;font-size:14px}input{padding:12px 16px;border:1px solid #898e98;border-radius:8px;font:inherit}
button{padding:12px;border:0;border-radius:8px;background:#4256d5;color:#fff;font:inherit}</style></head>
<body><form action="/sign-in" method="post"><h1>Learning platform</h1><label>Mobile number<input name="phone" type="tel" autofocus></label>
<label>Verification code<input name="code" inputmode="numeric"></label><button formaction="/code">Get code</button>
<label><span><input type="checkbox" name="agreement"> I have read and agree to the agreements</span></label><button>Log in / Register</button></form></body></html>`;
