"""Read by Voilà where it runs inside JupyterLab's server: the same page as `elfenwidgets play`."""

from elfenwidgets.ui.serving.settings import page_settings

c = get_config()  # noqa: F821  Jupyter gives it
c.merge(page_settings())
