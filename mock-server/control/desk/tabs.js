const tabs = () => [...document.querySelectorAll('[role=tab]')];

/** Shows the panel of a tab. */
export function showTab(panelId) {
  for (const tab of tabs()) {
    const isShown = tab.getAttribute('aria-controls') === panelId;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !isShown;
  }
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of the tools, with arrow keys. The address keeps the chosen one. */
export function startTabs() {
  const panels = tabs().map((tab) => tab.getAttribute('aria-controls'));
  const choose = (panelId) => {
    showTab(panelId);
    history.replaceState(null, '', `#${panelId}`);
  };
  const asked = location.hash.slice(1);
  showTab(panels.includes(asked) ? asked : panels[0]);
  for (const [index, tab] of tabs().entries()) {
    tab.addEventListener('click', () => choose(panels[index]));
    tab.addEventListener('keydown', ({ key }) => {
      if (!Object.hasOwn(STEPS, key)) return;
      const next = (index + STEPS[key] + panels.length) % panels.length;
      choose(panels[next]);
      tabs()[next].focus();
    });
  }
}
