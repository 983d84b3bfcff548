import type { SelectorTexts } from './selectorTexts';

export const ru_RU: SelectorTexts = {
  selectorFilter: 'Этот список нельзя отфильтровать таким образом.',
  departmentGone: 'Отдел не существует или удалён.',
  academyTypes: {
    corporate: 'Корпоративная академия',
    branch: 'Филиал академии',
    partner: 'Партнёрская академия',
    campus: 'Учебное заведение',
  },
  importExtension: 'Импортировать можно только файлы XLS и XLSX.',
  importContent:
    'Файл не является книгой Excel. Сохраните его как XLSX или XLS и повторите попытку.',
  importSize: (megabytes) => `Размер файла не должен превышать ${megabytes}\u00a0МБ.`,
  importMissing: 'Сначала загрузите файл',
  importKeyReused: 'Этот импорт уже использован для другого файла. Импортируйте ещё раз.',
  importUnknown: 'Импорт не существует или удалён.',
  importNotReady: 'Импорт ещё не готов. Повторите попытку позже.',
  importNotCancellable: 'Импорт выполняется или завершён, отменить его нельзя.',
  importUnreadable: 'Файл не удаётся прочитать. Проверьте его и импортируйте ещё раз.',
  importEmpty: 'В файле нет данных для импорта.',
  importTooMany: (most) => `За один раз можно импортировать не более ${most} записей.`,
  importFailed: 'Не удалось импортировать. Повторите импорт.',
  importReasons: {
    notFound: 'Учётная запись не существует',
    disabled: 'Учётная запись отключена',
    outOfScope: 'Вне вашей области управления',
    duplicate: 'Повторяет строку выше',
  },
  importReason: 'Причина ошибки',
  importTemplateName: 'шаблон-импорта',
  importReportName: 'отчёт-об-ошибках',
  selectionEmpty: 'Выберите хотя бы одного участника.',
  selectionTooMany:
    'Выбрано слишком много пользователей за один раз. Выберите отделы или используйте массовый импорт.',
  academiesMissing: 'Выберите хотя бы одну академию.',
  scopeContradicted: 'Выбранные отделы не соответствуют области управления.',
  quotaUsedUp: 'Квота дополнительных услуг академии исчерпана.',
};
